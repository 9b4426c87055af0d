import { expect, test } from "vitest";
import { otherCities } from "./cities.ts";

test.for([
  [{ city: "Bremen" }, "You build from our Osaka studio.", true],
  [{ city: "Bremen" }, "Half of the team is in Osaka, and half with you in Bremen.", false],
  [{ city: "Bremen", alsoIn: ["Osaka"] }, "You build from our Osaka studio.", false],
  [{ city: "Bremen" }, "You build what people use.", false],
  [{ city: "Bremen" }, "You build Osakan doors.", false],
  [{ city: "Bremen" }, "Osaka's doors, and the Osaka-based team", true],
  [{ countries: ["Japan"] }, "The team is in Osaka.", false],
] as const)("an opening at %j that says %j: advice %s", ([location, description, isAdvised]) => {
  const entry = { kind: "jobs", slug: "a", title: "A", version: "" } as const;
  const value = { location, description, team: "Two people in Osaka" };
  const found = otherCities({ ...entry, value }, ["Bremen", "Osaka"]);
  expect(found).toHaveLength(Number(isAdvised));
});
