import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { Modal } from "#app/components/ui/modal.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import {
  directionsLink,
  isMapsUrl,
  isMobileDevice,
  mapsApps,
  PREFERRED_NAVIGATION_URL,
} from "#app/domain/stores/directions.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import c from "./directions.styles.ts";

const Label = ({ shop }: { shop: Shop }) => (
  <>
    <FormattedMessage id="shops.directions" defaultMessage="Directions" />
    <span className="vh">
      {" "}
      <FormattedMessage id="shops.directionsTo" defaultMessage="to {shop}" values={{ shop: shop.name }} />
    </span>
  </>
);

/** Asks once which maps app a shopper prefers; each answer is the link itself. */
const SelectApplication = ({
  shop,
  onChoose,
  onClose,
}: {
  shop: Shop;
  onChoose: (url: string) => void;
  onClose: () => void;
}) => {
  const intl = useIntl();
  return (
    <Modal
      open
      title={intl.formatMessage({ id: "directions.select", defaultMessage: "Select Application" })}
      onClose={onClose}
    >
      <ul className={c.apps}>
        {mapsApps(window.navigator.userAgent).map(({ name, url }) => (
          <li key={url}>
            <a
              className={c.app}
              href={directionsLink(shop, url)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onChoose(url)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
};

/** The address of the preferred maps app, null while none is chosen, and how to choose it. */
export type PreferredMapsApp = ReturnType<typeof usePreferredMapsApp>;

/** Which maps app the shopper prefers, kept in the browser; one for all shops of a list, which shall agree. */
export const usePreferredMapsApp = () => useLocalStorage(PREFERRED_NAVIGATION_URL, isMapsUrl);

/**
 * 'Directions': a maps search on the shop's address. A mobile device asks once for a maps app, keeps the answer in the
 * browser and uses it from then on (shops-18). For the browser only.
 */
export const Directions = ({
  shop,
  className,
  mapsApp: [preferred, prefer],
}: {
  shop: Shop;
  className: string;
  mapsApp: PreferredMapsApp;
}) => {
  const [isAsking, setAsking] = useState(false);
  if (preferred === null && isMobileDevice(window.navigator.userAgent))
    return (
      <>
        <button type="button" className={className} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Label shop={shop} />
        </button>
        {isAsking && (
          <SelectApplication
            shop={shop}
            onClose={() => setAsking(false)}
            onChoose={(url) => {
              prefer(url);
              setAsking(false);
            }}
          />
        )}
      </>
    );
  return (
    <SmartLink className={className} href={directionsLink(shop, preferred ?? undefined)}>
      <Label shop={shop} />
    </SmartLink>
  );
};
