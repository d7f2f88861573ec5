import { defineConfig } from "drizzle-kit";

/** Migrations are made from the schema by `npx drizzle-kit generate --name <what changed>`. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./sandbox/database/schema/*.ts",
  out: "./sandbox/database/migrations",
});
