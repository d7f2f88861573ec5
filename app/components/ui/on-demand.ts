import loadable, { type LoadableComponent } from "@loadable/component";
import type { ComponentType } from "react";
import { ownTask } from "#app/browser/own-task.ts";

/**
 * A component that comes when it is first shown, and is tried again after a failure. The server must never draw it: in
 * return, what `loadable` writes for the server into the browser's script stays away.
 */
export const onDemand = <Props>(load: () => Promise<ComponentType<Props>>): LoadableComponent<Props> =>
  loadable(async () => {
    // Of a dozen that a page asks for as it is taken over, each is asked for in a task of its own.
    await ownTask();
    return load();
  });
