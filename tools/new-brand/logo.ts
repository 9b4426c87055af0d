/** A disk in the brand's main color with a bar in the second: drawn without letters, which would need a font. */
export const plainLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
  <circle cx="20" cy="20" r="18" fill="var(--color-action)" />
  <rect x="10" y="17" width="20" height="6" rx="3" fill="var(--color-highlight)" />
</svg>
`;
