/** Outline behind an icon, in a viewBox of "-28 -30 56 58". */
export const iconFrame =
  "M-23-10A12 12 0 0 1-11-22H11A12 12 0 0 1 23-10V14A12 12 0 0 1 11 26H-11A12 12 0 0 1-23 14Z";
