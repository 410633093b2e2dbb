import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import './styles/view.css';

import { mount } from 'svelte';

import { openBackend } from '$lib/backend';
import { Session } from '$lib/session/session.svelte';

import App from './App.svelte';

const page = document.getElementById('page');
if (page) mount(App, { target: page, props: { session: new Session(openBackend()) } });
