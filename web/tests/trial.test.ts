import { describe, expect, it } from "vitest";
import { takeTrial, tryThere } from "../src/lib/trial";

describe("moves to be tried in a sandbox", () => {
  it("wait at the sandbox that was opened for them, and are played once", async () => {
    const moves = ["put chest-0 on bid", "commit"];
    const found = await tryThere(Promise.resolve({ id: "sandbox" }), moves);
    expect(found.id).toBe("sandbox");
    expect(takeTrial("table")).toBeNull();
    expect(takeTrial("sandbox")).toEqual(moves);
    expect(takeTrial("sandbox")).toBeNull();
  });

  it("wait nowhere if no sandbox could be opened", async () => {
    const failed = tryThere(Promise.reject<{ id: string }>(new Error("no")), ["commit"]);
    await expect(failed).rejects.toThrow("no");
  });
});
