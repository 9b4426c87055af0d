import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export const Tag = ({ icon, children }: { icon?: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 rounded-full bg-label/12 px-3 py-0.5 text-fine font-semibold text-label">
    {icon && <Icon name={icon} className="size-4" />}
    {children}
  </span>
);
