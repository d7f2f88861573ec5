import request from "supertest";
import { createTestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

const preferences = { niceChatHostUrl: "https://chat.test/", niceChatBusinessNo: "46", recipientLimit: 50 };

test.each([
  ["names the chat's host", "https://chat.test", preferences.niceChatHostUrl],
  ["names another", "https://other.test", ""],
])("a chat is offered where the configuration %s", async (_, origins, expected) => {
  const backend = await createTestBackend({ CHAT_ORIGINS: origins });
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) =>
    response.json(preferences),
  );
  const shop = createTestStorefront(backend.config);
  const { body } = await request(shop.listener).get(`/api/${testSiteIds.us}/site-prefs`).expect(200);
  expect(body).toEqual({ ...preferences, niceChatHostUrl: expected });
  await backend.close();
});
