import { defineModule } from "#sandbox/core/module.ts";
import { createImageAddress, type PictureNames } from "./image-address.ts";

/** Addresses of pictures. */
export const imagesModule = defineModule({
  services: (given: {
    sandboxOrigin: string;
    world: PictureNames & { picturesFolder?: string };
    staticFolder: string | undefined;
  }) => ({
    imageAddress: createImageAddress(given.sandboxOrigin, given.world, given.world.picturesFolder, given.staticFolder),
  }),
});
