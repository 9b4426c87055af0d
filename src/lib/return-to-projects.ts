import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** How long the home page stands before it scrolls to the projects (specification, section 9). */
const scrollDelayMs = 100;

/** Handed over with a navigation to the home page that is to end at the projects. */
export const returningToProjects = { returning: "projects" } as const;

/**
 * Second half of 'Back to Projects': the home page, once shown, goes on to its projects. It is
 * counted from there, as a slow machine may need longer than the delay to show it.
 */
export function useReturnToProjects(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const returning = isReturning(state);

  useEffect(() => {
    if (!returning) return undefined;
    const timer = setTimeout(() => navigate("/#projects", { replace: true }), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [returning, navigate]);
}

const isReturning = (state: unknown) =>
  typeof state === "object" &&
  state !== null &&
  "returning" in state &&
  state.returning === "projects";
