import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import * as yup from "yup";
import { renderInShop } from "#tests/render-app.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

const user = userEvent.setup({ delay: null });

const schema = yup.object({ one: yup.string().min(8, "Please enter a valid one."), next: yup.string() });

test.each([
  ["a line", <TextField key="line" name="one" label="One" hint="8 characters or more." />],
  ["a text", <TextAreaField key="text" name="one" label="One" hint="8 characters or more." />],
  [
    "a password",
    <PasswordField key="password" name="one" label="One" hint="8 characters or more." autoComplete="new-password" />,
  ],
])("%s that breaks its rule still shows it, and reads the error first", async (_kind, field) => {
  await renderInShop(
    <Formik initialValues={{ one: "", next: "" }} validationSchema={schema} onSubmit={() => undefined}>
      <form>{field}</form>
    </Formik>,
  );
  const input = screen.getByLabelText("One");
  expect(input).toHaveAccessibleDescription("8 characters or more.");
  await user.type(input, "short");
  await user.tab();
  expect(await screen.findByText("Please enter a valid one.")).toBeVisible();
  expect(screen.getByText("8 characters or more.")).toBeVisible();
  expect(input).toHaveAccessibleDescription("Please enter a valid one. 8 characters or more.");
});
