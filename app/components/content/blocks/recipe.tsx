import { FormattedMessage } from "react-intl";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { ctasOf, mediaOf, textOf } from "#app/domain/content/content-fields.ts";
import { filmOf } from "#app/domain/content/film.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import { Facts } from "./facts.tsx";
import { FilmPlayer } from "./film-player.tsx";
import c from "./recipe.styles.ts";

/** A recipe: picture and words, what goes in, what to do, and a film behind a click (content-14). */
export const Recipe = ({ fields, isFirst }: BlockProps) => {
  const Title = isFirst ? "h1" : "h2";
  const Part = isFirst ? "h2" : "h3";
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const media = mediaOf(fields);
  const film = filmOf(fields);
  const ingredients = textOf(fields, "ingredients");
  const instructions = textOf(fields, "instructions");
  return (
    <article className={`wrap ${c.article}`} aria-label={headline}>
      <div className={c.head}>
        <div className={c.words}>
          {headline && <Title className={c.title}>{headline}</Title>}
          {text && <p className={c.lede}>{text}</p>}
          <Facts fields={fields} />
          <CtaList ctas={ctasOf(fields)} />
        </div>
        {media && <FramedPicture media={media} width={960} color="lilac" />}
      </div>
      {(ingredients || instructions) && (
        <div className={c.body}>
          {ingredients && (
            <section className={c.ingredients}>
              <Part className={c.part}>
                <FormattedMessage id="recipe.ingredients" defaultMessage="Ingredients" />
              </Part>
              <Markdown text={ingredients} />
            </section>
          )}
          {instructions && (
            <section>
              <Part className={c.part}>
                <FormattedMessage id="recipe.instructions" defaultMessage="Instructions" />
              </Part>
              <Markdown text={instructions} />
            </section>
          )}
        </div>
      )}
      {film && (
        <div className={c.film}>
          <FilmPlayer film={film} title={headline} />
        </div>
      )}
    </article>
  );
};
