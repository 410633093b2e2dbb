# The doors: what a browser or the terminal is told before it stands at the desk.

door-link-needed = This page is opened with the link that the program printed when it started. Please open that link in this browser.
door-link-used = This link has been used already, or is not of this program. Each start of the program prints a new link, which works once.
door-other-page = Only this program’s own page, on this machine, may talk to it.
door-request-not-json = The request is not written in JSON.
door-program-error = The program failed at this request. Nothing was changed; what was saved before is on disk.
door-open-link = Open this link in a browser on this machine. It works once; Ctrl C ends the program.
    { $link }
door-no-home = This user has no home folder to keep settings and events in.
door-cannot-serve = The browser door cannot be opened: { $detail }
door-no-viewer = The document could not be opened: { $detail }. Save it as PDF instead.
door-port-taken = Another program has port { $port }; another one was taken.

file-verified = { $file }: { $name } is whole: { $acts } acts in the journal, { $tournaments } tournaments, { $rounds } rounds, { $games } games with moves.
file-on-share = { $file } is on a network share ({ $kind }). Two computers may open it there without seeing each other, and what was written may be lost when the network is away. Better save the event on a disk of this computer (Event, Copies of the event) and work on that file.
file-merge-common = { $theirs } and { $mine } are the same up to act { $number }.
file-merge-same = Nothing differs.
file-merge-here = { $name }: changed here alone ({ $here }), and stays.
file-merge-there = { $name }: changed there alone ({ $there }).
file-merge-both = { $name }: changed here ({ $here }) and there ({ $there }). It stays as it is here; --take "{ $name }" takes it as it is there.
file-merge-both-taken = { $name }: changed here ({ $here }) and there ({ $there }); as it is there.
file-merge-cannot = { $name }: changed there ({ $there }), and cannot be taken over. { $why }
file-merge-by = last by { $who }, { $at }
file-merge-done = Taken over into { $mine }.
file-fault = { $file }: { $fault }
file-fault-why = { $file }: { $fault } ({ $why })
