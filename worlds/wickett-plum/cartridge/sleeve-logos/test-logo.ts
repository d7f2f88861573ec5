import request from "supertest";
import sharp from "sharp";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

/** A plum disc on white, half as wide as the picture. */
export const discOn = (side = 300) =>
  sharp(
    Buffer.from(`<svg width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/>
      <circle cx="50%" cy="50%" r="25%" fill="#5a1846"/></svg>`),
  );

/** Where logos are sent to. */
export const logosPath = `/custom/sleeve-logos/v1/organizations/${organizationId}/logos`;

/** Sends a logo as a guest of a site; gives its id. */
export const logoOn = async (sandbox: TestSandbox, siteId: string): Promise<string> => {
  const answer = await request(sandbox.app)
    .post(logosPath)
    .query({ siteId })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" })
    .send({ content: (await discOn().png().toBuffer()).toString("base64") })
    .expect(200);
  return (answer.body as { logoId: string }).logoId;
};
