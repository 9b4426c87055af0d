import { statusToken, summaryToken } from "#contract/retry-page.ts";

/** Above the form that the server sends back: what was wrong, with links to the fields. Tokens stand for both. */
export const RetrySummary = () => (
  <div
    role="alert"
    className="mb-5 rounded-control border border-error/40 bg-error/8 px-4 py-3 font-medium text-error"
  >
    <p>{statusToken}</p>
    <ul className="mt-1 text-compact empty:hidden [&_a]:inline-block [&_a]:py-0.5 [&_a]:underline">
      <li>{summaryToken}</li>
    </ul>
  </div>
);
