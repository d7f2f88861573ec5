import type { CSSProperties } from "react";
import { colorOf, ctasOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { filmOf } from "#app/domain/content/film.ts";
import { groundColors } from "./ink.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FilmPlayer } from "./film-player.tsx";
import c from "./video-blocks.styles.ts";

/** One film; nothing where its id is none of the video service's (content-15). */
export const VideoBlock = ({ fields }: BlockProps) => {
  const film = filmOf(fields);
  const headline = textOf(fields, "headline");
  if (!film) return null;
  return (
    <section className="section" aria-label={headline ?? film.title}>
      <div className="wrap">
        {headline && <h2 className={c.title}>{headline}</h2>}
        <div className={c.alone}>
          <FilmPlayer film={film} />
          <CtaList ctas={ctasOf(fields)} />
        </div>
      </div>
    </section>
  );
};

/** Films in one, two or three columns, as many as there are films. */
export const VideoGrid = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const films = partsOf(fields, "videos").flatMap((video) => {
    const film = filmOf(video);
    return film ? [{ film, video }] : [];
  });
  if (films.length === 0) return null;
  const columns = films.length === 1 ? c.one : films.length === 2 ? c.two : c.three;
  return (
    <section className="section" aria-label={headline}>
      <div className="wrap">
        {headline && <h2 className={c.title}>{headline}</h2>}
        <ul className={columns}>
          {films.map(({ film, video }, index) => {
            return (
              <li key={index} className={c.card} style={groundColors(colorOf(video, "color")) as CSSProperties}>
                <FilmPlayer film={film} />
                {film.title && <h3 className={c.name}>{film.title}</h3>}
                <CtaList ctas={ctasOf(video)} small />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
