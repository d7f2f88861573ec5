import { useId, useState, type CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuantitySelector } from "#app/components/ui/quantity-selector.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { WindowColor } from "#app/domain/product/window-color.ts";
import { roomFor, type Material } from "./materials.ts";
import c from "./sales-materials.styles.ts";

const hidden = (words: React.ReactNode) => <span className="vh">{words}</span>;

const LimitedMessage = ({ material: { name, limit }, inBag }: { material: Material; inBag: number }) => (
  <FormattedMessage
    id="materials.limited"
    defaultMessage="{name} is limited to {limit, number} per order{inBag, plural, =0 {.} one {, and # is in your bag.} other {, and # are in your bag.}}"
    values={{ name, limit, inBag }}
  />
);

/** The sheet to look at, and what else there is to know; the words come below on demand. */
const MoreAbout = ({ material: { name, tip, pdf } }: { material: Material }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!tip && !pdf) return null;
  return (
    <>
      <div className={c.more}>
        {pdf && (
          <a className={c.link} href={pdf} target="_blank" rel="noopener noreferrer">
            <FormattedMessage
              id="materials.view"
              defaultMessage="View<h> {name}</h> (PDF)<h> opens in a new tab</h>"
              values={{ name, h: hidden }}
            />
          </a>
        )}
        {tip && (
          <button
            type="button"
            className={c.info}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
          >
            <Icon name="info" size="sm" />
            <span>
              <FormattedMessage
                id="materials.tip"
                defaultMessage="Good to know<h> about {name}</h>"
                values={{ name, h: hidden }}
              />
            </span>
          </button>
        )}
      </div>
      {tip && (
        <p className={c.tip} id={id} hidden={!isOpen}>
          {tip}
        </p>
      )}
    </>
  );
};

/** One material: what it is, free of charge, the sheet to look at, and how many of it go into the bag. */
export const MaterialItem = ({
  material,
  ground,
  inBag,
  isBusy,
  problem,
  onAdd,
}: {
  material: Material;
  ground: WindowColor;
  /** Pieces of it in the bag. */
  inBag: number;
  isBusy: boolean;
  /** Why the last try to add it failed. */
  problem?: ShopperMessage;
  /** Gives whether it is in the bag. */
  onAdd: (quantity: number) => Promise<boolean>;
}) => {
  const intl = useIntl();
  const [quantity, setQuantity] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const [isTooMuch, setTooMuch] = useState(false);
  const { id, name, link, note, image, stock } = material;
  const room = roomFor(material, inBag);
  const left = stock === undefined ? undefined : Math.max(0, stock - inBag);
  const isFull = room === 0 || left === 0;

  const add = async () => {
    if (isRefused || quantity > room) return setTooMuch(true);
    setTooMuch(false);
    if (await onAdd(quantity)) setQuantity(1);
  };

  return (
    <li className={c.item}>
      <span
        className={c.window}
        style={{ "--bg": `var(--wp-colors-${ground}-300)` } as CSSProperties}
        aria-hidden="true"
      >
        {image && <img src={imageUrl(image, { width: 192 })} alt="" width={96} height={96} loading="lazy" />}
      </span>
      <div className={c.words}>
        <h3 className={c.name}>
          <Link className={c.nameLink} to={link}>
            {name}
          </Link>
        </h3>
        <p className={c.free}>
          <FormattedMessage id="price.free" defaultMessage="FREE" />
        </p>
        <p className={c.note}>{note}</p>
        <MoreAbout material={material} />
      </div>
      <div className={c.order}>
        {!isFull && (
          <QuantitySelector
            size="sm"
            value={quantity}
            label={intl.formatMessage({ id: "materials.quantity", defaultMessage: "Quantity of {name}" }, { name })}
            rules={{ max: room }}
            stock={left}
            keepsOverStock
            onRefuse={() => setRefused(true)}
            onChange={(wanted) => {
              setRefused(false);
              setTooMuch(false);
              setQuantity(wanted);
            }}
          />
        )}
        <button
          type="button"
          className={c.add}
          data-material={id}
          disabled={isFull}
          aria-busy={isBusy || undefined}
          onClick={() => void add()}
        >
          <FormattedMessage id="materials.add" defaultMessage="Add to Bag<h> {name}</h>" values={{ name, h: hidden }} />
        </button>
      </div>
      {isFull ? (
        <div className={c.message}>
          <Note>
            {room === 0 ? (
              <LimitedMessage material={material} inBag={inBag} />
            ) : (
              <FormattedMessage
                id="materials.allInBag"
                defaultMessage="Every {name} we have is already in your bag."
                values={{ name }}
              />
            )}
          </Note>
        </div>
      ) : (
        (isTooMuch || problem) && (
          <div className={c.message}>
            <Note tone="error">
              {isTooMuch ? (
                <LimitedMessage material={material} inBag={inBag} />
              ) : (
                <ShopperWords message={problem ?? ""} />
              )}
            </Note>
          </div>
        )
      )}
    </li>
  );
};
