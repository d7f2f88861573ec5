import { html } from "./html.ts";

test("texts and numbers are escaped, markup and lists of it are not", () => {
  const typed = `<script>alert("1")</script> & 'more' \`too\``;
  expect(html`<p title="${typed}">${typed}${[html`<b>${2}</b>`, "<i>"]}${null}${undefined}${false}</p>`.text).toBe(
    '<p title="&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;more&#39; &#96;too&#96;">' +
      "&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;more&#39; &#96;too&#96;<b>2</b>&#60;i&#62;</p>",
  );
});
