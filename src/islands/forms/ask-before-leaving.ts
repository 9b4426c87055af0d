/** `unsent`: something typed would be lost; `sending`: it is on its way. */
type Reason = "unsent" | "sending";

const reasons = new Set<Reason>();

/** Whether a click led to another program (mail, telephone, messenger) in this moment: the page stays. */
let opensProgram = false;

function noteProgram({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || /^https?:$/.test(link.protocol)) return;
  opensProgram = true;
  setTimeout(() => {
    opensProgram = false;
  });
}

/** The browser posts a form itself if the form's script has failed. */
function notePost({ defaultPrevented }: SubmitEvent) {
  if (defaultPrevented) return;
  reasons.clear();
  change(removeEventListener);
}

/** For visitors who stay, shows the page again if it was being covered. */
function ask(event: BeforeUnloadEvent) {
  if (opensProgram) return;
  event.preventDefault();
  delete document.documentElement.dataset["page"];
}

/** Pages that listen for `beforeunload` are slower to come back, so nothing listens without a reason. */
function change(listen: typeof addEventListener) {
  listen("beforeunload", ask);
  listen("click", noteProgram);
  listen("submit", notePost);
}

/** Lets the browser ask before the page is left, for as long as there is a reason. */
export function askBeforeLeaving(reason: Reason, isReason: boolean): void {
  if (isReason) reasons.add(reason);
  else reasons.delete(reason);
  change(reasons.size > 0 ? addEventListener : removeEventListener);
}
