import c from "./panel-photo.styles.ts";

/** A photograph at the foot of a panel, `width` by `height` pixels; decoration alone. */
export const PanelPhoto = ({ src, width, height }: { src: string; width: number; height: number }) => (
  <img className={c.photo} src={src} alt="" width={width} height={height} loading="lazy" />
);
