/** Longest side of a picture that is sent, in pixels. */
const MAX_SIDE = 1000;

/** The longest `data:` address a review may carry. */
const MAX_CHARACTERS = 180_000;

const decode = (file: File): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener("load", () => {
      URL.revokeObjectURL(address);
      resolve(image);
    });
    image.addEventListener("error", () => {
      URL.revokeObjectURL(address);
      reject(new Error("This is no picture."));
    });
    image.src = address;
  });

/** Makes a picture small enough to be sent: a JPEG as a `data:` address. Rejects for a file that is no picture. */
export const shrinkPhoto = async (file: File): Promise<string> => {
  const image = await decode(file);
  for (let side = MAX_SIDE; side >= 300; side -= 175) {
    const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL("image/jpeg", 0.76);
    if (address.length <= MAX_CHARACTERS) return address;
  }
  throw new Error("The picture could not be made small enough.");
};
