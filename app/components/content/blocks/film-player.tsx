import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Film } from "#app/domain/content/film.ts";
import c from "./film-player.styles.ts";

/**
 * A film behind a click: until then there is only its still picture, and nothing of the video service runs. The frame
 * takes the focus of the button that it replaces.
 */
export const FilmPlayer = ({ film, title = film.title }: { film: Film; title?: string }) => {
  const intl = useIntl();
  const [isPlaying, setPlaying] = useState(false);
  const name = title ?? intl.formatMessage({ id: "film.untitled", defaultMessage: "Video" });
  if (isPlaying)
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className={c.frame}
        src={`${film.embedUrl}${film.embedUrl.includes("?") ? "&" : "?"}autoplay=1`}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <button
      type="button"
      className={c.facade}
      onClick={() => setPlaying(true)}
      aria-label={intl.formatMessage({ id: "film.play", defaultMessage: "Play video: {name}" }, { name })}
    >
      <img src={film.posterUrl} alt="" width={480} height={360} loading="lazy" />
      <span>
        <Icon name="play" size="lg" />
      </span>
    </button>
  );
};
