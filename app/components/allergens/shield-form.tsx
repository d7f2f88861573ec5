import { useId, useState, type SyntheticEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMounted } from "#app/browser/use-mounted.ts";
import { allergyName } from "#app/components/people/allergy-words.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { noShield, readShield, type AllergenShield } from "#app/domain/product/allergen-shield.ts";
import { avoidable, type Avoidable } from "#app/domain/product/tile-allergens.ts";
import { useShield } from "#app/hooks/product/use-shield.ts";
import c from "./shield-form.styles.ts";
import { ShareShield } from "./share-shield.tsx";

const readForm = (form: HTMLFormElement): AllergenShield => {
  const data = new FormData(form);
  return {
    avoid: data.getAll("avoid") as Avoidable[],
    nearby: data.has("nearby"),
    hides: data.get("shows") === "hide",
  };
};

/**
 * Says once what a shopper keeps away from, whether 'handled nearby' counts too, and whether what does not fit is
 * marked or covered. It is kept in this browser, and with the account of whoever has logged in.
 */
export const ShieldForm = ({ brought, onSaved }: { brought?: AllergenShield | null; onSaved?: () => void }) => {
  const intl = useIntl();
  const id = useId();
  // Sent by the browser itself, it would tell the server.
  const isMounted = useMounted();
  const { kept, isInAccount, save, error, isBusy } = useShield();
  const shown = brought ?? readShield(kept) ?? noShield;
  const [isSaved, setSaved] = useState(false);
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shield = readForm(event.currentTarget);
    if (!(await save(shield))) return;
    setSaved(true);
    const saved = shield.hides
      ? intl.formatMessage({
          id: "shield.savedCovered",
          defaultMessage: "Saved. Sweets that don’t fit are covered now.",
        })
      : intl.formatMessage({ id: "shield.saved", defaultMessage: "Saved. Sweets that don’t fit are marked now." });
    announce(
      shield.avoid.length > 0
        ? saved
        : intl.formatMessage({ id: "shield.cleared", defaultMessage: "Cleared. No sweet is marked anymore." }),
    );
    onSaved?.();
  };
  return (
    <form className={c.form} key={`${kept} ${brought ? "brought" : ""}`} onSubmit={(event) => void send(event)}>
      <fieldset className={c.chips}>
        <legend>
          <FormattedMessage id="shield.avoid" defaultMessage="I keep away from" />
        </legend>
        {avoidable.map((each) => (
          <label key={each} className={c.chip}>
            <input type="checkbox" name="avoid" value={each} defaultChecked={shown.avoid.includes(each)} />
            {allergyName(intl, each)}
          </label>
        ))}
      </fieldset>
      <label className={c.choice}>
        <input type="checkbox" name="nearby" defaultChecked={shown.nearby} aria-describedby={`${id}nearby`} />
        <b>
          <FormattedMessage id="shield.nearbyToo" defaultMessage="Traces count too" />
        </b>
        <small id={`${id}nearby`}>
          <FormattedMessage
            id="shield.nearbyHint"
            defaultMessage="What’s handled where a sweet is made, and what its label leaves open."
          />
        </small>
      </label>
      <fieldset className={c.chips}>
        <legend>
          <FormattedMessage id="shield.shows" defaultMessage="Sweets that don’t fit" />
        </legend>
        <label className={c.chip}>
          <input type="radio" name="shows" value="mark" defaultChecked={!shown.hides} />
          <FormattedMessage id="shield.mark" defaultMessage="Mark them" />
        </label>
        <label className={c.chip}>
          <input type="radio" name="shows" value="hide" defaultChecked={shown.hides} />
          <FormattedMessage id="shield.hide" defaultMessage="Cover them" />
        </label>
      </fieldset>
      {error && (
        <Note tone="error">
          <ShopperWords message={error} />
        </Note>
      )}
      <div className={c.actions}>
        <button type="submit" className={c.save} disabled={!isMounted} aria-busy={isBusy || undefined}>
          <FormattedMessage id="shield.save" defaultMessage="Save" />
        </button>
        {kept !== null && <ShareShield shield={kept} />}
      </div>
      {isSaved && (
        <Note tone="success">
          <FormattedMessage id="shield.isSaved" defaultMessage="Saved." />
        </Note>
      )}
      <p className={c.hint}>
        {isInAccount ? (
          <FormattedMessage
            id="shield.inAccount"
            defaultMessage="Kept with your account and in this browser. We go by the labels; please read yours before you eat."
          />
        ) : (
          <FormattedMessage
            id="shield.inBrowser"
            defaultMessage="Kept in this browser only. We go by the labels; please read yours before you eat."
          />
        )}
      </p>
    </form>
  );
};
