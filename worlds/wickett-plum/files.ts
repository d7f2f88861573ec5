import path from "node:path";

/** Where the pictures of the goods lie, from the project's root. */
export const picturesFolder = path.join("worlds", "wickett-plum", "images");

/** Where the printed sheets lie. */
export const sheetsFolder = path.join("worlds", "wickett-plum", "print", "sheets");
