import { Button, Field, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PreviewLink } from "#app/commerce-api/content-preview.ts";
import { Moment } from "./view-words.tsx";

type Sharing = PreviewLink & { isCopied: boolean };

/**
 * Makes a link to what was chosen and copies it; it is shown, too, for where nothing may be copied. `share` gives null
 * where the choice is none.
 */
export const ShareLink = ({ share }: { share: () => Promise<PreviewLink | null> }) => {
  const id = useId();
  const [shared, setShared] = useState<Sharing | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const copy = async (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
  const make = async () => {
    setState("busy");
    try {
      const link = await share();
      setShared(link && { ...link, isCopied: await copy(link.address) });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <Stack as="section" gap="3" aria-labelledby={`${id}-title`}>
      <Heading as="h3" textStyle="d5" id={`${id}-title`}>
        <FormattedMessage id="preview.share" defaultMessage="Share this preview" />
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage
          id="preview.shareText"
          defaultMessage="A link that shows this page, with these choices, for a day. Anyone with the link can open it without an account."
        />
      </Text>
      <Button variant="outline" aria-disabled={state === "busy"} onClick={() => state !== "busy" && void make()}>
        <FormattedMessage id="preview.copyLink" defaultMessage="Copy a link for a day" />
      </Button>
      {state === "failed" && (
        <Text role="alert" textStyle="sm" fontWeight="semibold" color="fg.error">
          <FormattedMessage id="preview.shareFailed" defaultMessage="The link could not be made. Please try again." />
        </Text>
      )}
      <Stack gap="3" aria-live="polite">
        {shared && (
          <>
            <Text textStyle="sm" color="fg.muted">
              {shared.isCopied ? (
                <FormattedMessage
                  id="preview.copied"
                  defaultMessage="The link is copied. It works until {until}."
                  values={{ until: <Moment at={shared.until} /> }}
                />
              ) : (
                <FormattedMessage
                  id="preview.notCopied"
                  defaultMessage="Here is the link to copy. It works until {until}."
                  values={{ until: <Moment at={shared.until} /> }}
                />
              )}
            </Text>
            <Field.Root>
              <Field.Label>
                <FormattedMessage id="preview.link" defaultMessage="Link" />
              </Field.Label>
              <Input value={shared.address} readOnly onFocus={(event) => event.target.select()} />
            </Field.Root>
          </>
        )}
      </Stack>
    </Stack>
  );
};
