import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { isOwnSheet } from "#app/contexts/sidebar-context.tsx";
import { ctasOf, mediaOf, partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import { windowColors, type WindowColor } from "#app/domain/product/window-color.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import c from "./story-cards.styles.ts";

const PICTURE_WIDTH = 640;

/** One recipe or story: its headline leads where its call to action does, and the whole card with it. */
const StoryCard = ({ card, color }: { card: Fields; color?: WindowColor }) => {
  const media = mediaOf(card);
  const headline = textOf(card, "headline");
  const ctas = ctasOf(card);
  const [first] = ctas;
  const isOneLink = ctas.length === 1 && first !== undefined && !isOwnSheet(first.sideSheet);
  const text = textOf(card, "bodyText");
  return (
    <>
      {media && <FramedPicture media={media} width={PICTURE_WIDTH} color={color} isDecorative={isOneLink} />}
      <h3 className={c.name}>{isOneLink ? <SmartLink href={first.link}>{headline}</SmartLink> : headline}</h3>
      {text && <p className={c.text}>{text}</p>}
      {isOneLink ? (
        <span className={c.more} aria-hidden="true">
          {first.text}
        </span>
      ) : (
        <CtaList ctas={ctas} small />
      )}
    </>
  );
};

const CardList = ({ fields, layout }: Pick<BlockProps, "fields"> & { layout: "recipes" | "stories" }) => {
  const headline = textOf(fields, "headline");
  const cards = partsOf(fields, "cards").filter((card) => textOf(card, "headline"));
  const colors = windowColors(cards.map(() => undefined));
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-label={headline}>
      <div className="wrap">
        <div className={c.head}>
          {headline ? <h2 className={c.title}>{headline}</h2> : <span />}
          <CtaList ctas={ctasOf(fields)} small />
        </div>
        <ul className={c[layout]}>
          {cards.map((card, index) => (
            <li key={index} className={c.card}>
              <StoryCard card={card} color={colors[index]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const SingleCard = ({ fields }: Pick<BlockProps, "fields">) =>
  textOf(fields, "headline") ? (
    <div className="section">
      <div className="wrap">
        <article className={`${c.card} ${c.alone}`}>
          <StoryCard card={fields} />
        </article>
      </div>
    </div>
  ) : null;

/** One recipe (content-13). */
export const RecipeCard = ({ fields }: BlockProps) => <SingleCard fields={fields} />;

/** Recipes in 2, 3 or 4 columns by the width of the screen. */
export const RecipeCardList = ({ fields }: BlockProps) => <CardList fields={fields} layout="recipes" />;

/** One story of the blog. */
export const BlogCard = ({ fields }: BlockProps) => <SingleCard fields={fields} />;

/** Stories of the blog. */
export const BlogCardList = ({ fields }: BlockProps) => <CardList fields={fields} layout="stories" />;
