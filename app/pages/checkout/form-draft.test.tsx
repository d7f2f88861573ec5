import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Formik } from "formik";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { FormDraft } from "./form-draft.tsx";

const june: Session = { customerId: "june", registered: true, expiresAt: Infinity };
const opal: Session = { customerId: "opal", registered: true, expiresAt: Infinity };
const guest: Session = { customerId: "guest", registered: false, expiresAt: Infinity };

const open = async (session: Session) => {
  const listeners: ((event: SessionEvent, session: Session) => void)[] = [];
  const api: PartialCommerceApi = {
    session: {
      current: () => Promise.resolve(session),
      listen: (listener) => {
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    },
    customers: { get: (customerId) => Promise.resolve({ customerId }) },
  };
  const view = await renderInShop(
    <Formik initialValues={{ city: "" }} onSubmit={() => undefined}>
      <>
        <FormDraft name="billing" />
        <Field name="city" aria-label="City" />
      </>
    </Formik>,
    { api },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  const end = () => act(async () => listeners.slice().forEach((listener) => listener("expired", guest)));
  return { ...view, end };
};

const city = () => screen.getByRole("textbox", { name: "City" });

beforeEach(() => window.sessionStorage.clear());

test.each([
  ["the same customer, once", june, "Oakland"],
  ["not to another customer", opal, ""],
])("what was typed when a session ended comes back to %s", async (_, next, expected) => {
  const first = await open(june);
  await userEvent.type(city(), "Oakland");
  await first.end();
  first.unmount();
  const second = await open(next);
  expect(city()).toHaveValue(expected);
  second.unmount();
  const third = await open(june);
  expect(city()).toHaveValue("");
  third.unmount();
});

test("what a guest types is kept nowhere", async () => {
  const { end } = await open(guest);
  await userEvent.type(city(), "Oakland");
  await end();
  expect(window.sessionStorage).toHaveLength(0);
});
