import { openWebKit } from "./drivers/webkit.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(openWebKit);
