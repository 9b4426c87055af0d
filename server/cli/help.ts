export const helpText = `What visitors sent through the contact form and the job application.

  npm run inbox                        list it, newest last
  npm run inbox suspected              list what was kept apart: probably sent by programs
  npm run inbox accept 3 4             put it among the others after all
  npm run inbox show 3                 read one
  npm run inbox resume 3               write an application's resume to a file ("resume 3 FILE")
  npm run inbox retry                  mail again what is not mailed ("retry 3": only that one)
  npm run inbox delete 3 4             delete for good ("delete 3 yes" does not ask)

  npm run inbox export                 everything as JSON (npm run -s, to have nothing else)
  npm run inbox export all.json        the same into a new file
  npm run inbox export email           only what one person sent, whose address it asks for; also with a file
  npm run inbox erase email            erase all one person sent ("erase email yes" does not ask again)

  npm run inbox backup FILE            one checked copy of everything, also while the site is running
  npm run inbox restore FILE           put such a copy in place; only while the site is stopped
  npm run inbox move                   take everything from DATA_DIR to DATABASE_URL; while it is stopped
  npm run inbox clock-ok               after an alert about the clock: it is right, go on erasing
  npm run inbox help                   this text

In the list, "unsent" is tried again by itself, and "parked" was given up: show says why. "maybe" was
sent, but the mail server never answered; "no file" was mailed with a link in place of its resume.
Everything is read from DATABASE_URL or else DATA_DIR (default: data), also while the site is running.
Options may be written with dashes, --email and so on, after "npm run inbox --".`;
