import { defineConfig } from "drizzle-kit";

/** Migrations are made from the schema by `npx drizzle-kit generate --name <what changed>`. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./sandbox/core/database/schema/*.ts",
    "./sandbox/{platform,organization,archive,dialects/login}/**/*-tables.ts",
    "./worlds/wickett-plum/cartridge/**/*-tables.ts",
  ],
  out: "./sandbox/core/database/migrations",
});
