/*
 * All data attributes that CSS, these scripts and the tests share.
 *
 * On <html>:
 *   data-page="leaves"     an arch covers the page before the browser navigates to the link that was followed
 *   data-page="enters"     being uncovered, after a link was followed
 *   data-page="waits"      covered: nothing to show yet, or prerendered
 *   data-scrolled          scrolled by more than 10 px: the header has a background
 *   data-smooth             smooth scrolling, on after a link was followed (loading, Back and Tab jump)
 *   data-scripts           scripts run; "head" if others than the head's could not be loaded
 * On elements:
 *   data-reveal            fades in when scrolled to; "waiting" while hidden, just below the viewport; "seen" from then on
 *   data-accent            of a part of the page, which takes its color from it
 *   data-projects          around the projects and their filter
 *   data-categories        of a project, as in the values of the page's filters
 *   data-count             of a filter: how many projects it shows; data-text says it
 *   data-department        of an opening, as in the department's value in the address; data-description is searched
 *   data-last              the last second of an opening; data-unlisted: it has closed, or its search leaves it out
 *   data-one               what a count of one opening is called; of others data-many, data-none
 *   data-instead           a project shown when a filter matches none
 *   data-invitation        what follows the projects; data-thirds and data-odd say how much of the last row they leave
 *   data-case              a project with a page of its own
 *   data-module            the module (main.ts) of what few pages have
 *   data-shown             the code sample that is shown
 *   data-empty             what is shown then
 *   data-opens             the hour at which an office opens, by the clock of data-zone; data-first opens first
 *   data-until             when the notice is over, in ms
 *   data-counting          the number painted over the final one while counting up
 */
export const root = document.documentElement;

/** A script could not be loaded. The theme's button works by the head's. */
export function hideWhatNeedsScripts(): void {
  root.dataset["scripts"] = "head";
}
