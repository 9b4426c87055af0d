/*
 * The data attributes that CSS, these scripts and the tests share. There are no others.
 *
 * On <html>:
 *   data-page="leaves"     a link was followed: the page fades out before the browser goes on
 *   data-page="enters"     the page was reached by a link: it fades in, seen through an arch
 *   data-page="waits"      out of sight: has left, or is prerendered and has not entered
 *   data-scrolled          scrolled by more than 10 px: the header gets its ground
 *   data-glide             a link led to a place: scrolling there is smooth (loading, Back and Tab go there at once)
 *   data-theme-changes     colours change at once, without their transitions
 * On elements:
 *   data-reveal            fades in when it is scrolled to; "waiting" while it is about to
 *   data-counting          the number that is painted over the final one while it counts up
 */
export const root = document.documentElement;
