const outline =
  "M12 1.8l3.15 6.6 7.25.96-5.3 5.03 1.33 7.2L12 18.1l-6.43 3.49 1.33-7.2L1.6 9.36l7.25-.96z";

/** A filled five-pointed star; Lucide has only outlines. Decorative. */
export const Star = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
    <path d={outline} />
  </svg>
);
