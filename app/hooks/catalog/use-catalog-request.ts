import { useState } from "react";
import { useIntl } from "react-intl";
import { track } from "#app/analytics/track.ts";
import { createCatalogsApi } from "#app/commerce-api/catalogs.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import {
  catalogRequestBody,
  type CatalogRequestValues,
  isCheckedCountry,
  requestedAddress,
  withCorrection,
} from "#app/domain/catalog/catalog-request.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";

/** What became of a form: taken, refused, or back with the shopper, who wants to look at her address again. */
export type CatalogOutcome = "taken" | "failed" | "edit" | "close";

/**
 * Asks for future catalogs. A US address is verified first, others are not; a failure is said in the server's words
 * where it has some (forms-13, forms-14).
 */
export const useCatalogRequest = () => {
  const intl = useIntl();
  const { transports } = useCommerceApi();
  const { verify, open: review } = useAddressReview({ takesSuggestedZip: true });
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (values: CatalogRequestValues): Promise<CatalogOutcome> => {
    setProblem(null);
    const address = isCheckedCountry(values.country)
      ? await verify(requestedAddress(values))
      : requestedAddress(values);
    if (address === "edit" || address === "close") return address;
    try {
      await createCatalogsApi(transports.site).requestFuture(catalogRequestBody(withCorrection(values, address)));
    } catch (error) {
      const said = error instanceof CommerceApiError ? error.serverMessage : undefined;
      setProblem(
        said ??
          intl.formatMessage({
            id: "catalogRequest.failed",
            defaultMessage: "Sorry there was a problem submitting your request, please try again",
          }),
      );
      return "failed";
    }
    track({ event: "form_submit", form: "catalog_request" });
    return "taken";
  };

  return { send, problem, review };
};
