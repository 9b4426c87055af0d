import { expect, onTestFinished, test } from "vitest";
import { loadServedEnvironment } from "./environment.ts";
import { folderOf } from "./testing/temp.ts";

test("the environment wins over the files, and a local file over the shared one", () => {
  const names = ["GATES_TEST_A", "GATES_TEST_B", "GATES_TEST_C"];
  onTestFinished(() => {
    for (const name of names) delete process.env[name];
  });
  process.env["GATES_TEST_A"] = "environment";
  const root = folderOf({
    ".env.served": "GATES_TEST_A=served\nGATES_TEST_B=served\nGATES_TEST_C=served\n",
    ".env.served.local": "GATES_TEST_B=local\n",
  });
  loadServedEnvironment(root);
  expect(names.map((name) => process.env[name])).toEqual(["environment", "local", "served"]);
});
