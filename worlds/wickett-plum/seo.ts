/** An address that leads elsewhere, without the slash at its beginning; a `*` at the end stands for anything. */
export interface WorldRedirect {
  source: string;
  destination: string;
  statusCode: 301 | 302 | 307;
  copySourceParams: boolean;
}

/** Old addresses of the shop, on every site. */
export const worldRedirects: readonly WorldRedirect[] = [
  { source: "old-truffles", destination: "/category/truffles", statusCode: 301, copySourceParams: true },
  { source: "bestsellers/*", destination: "/category/newarrivals", statusCode: 302, copySourceParams: false },
  { source: "half-moon", destination: "/480127.html", statusCode: 301, copySourceParams: false },
  {
    source: "magazine",
    destination: "https://magazine.wickettplum.example/",
    statusCode: 307,
    copySourceParams: false,
  },
];
