/** Where a logo that was sent is seen: as it is printed, by the opacity of the picture. */
export const logoPicture = (siteId: string, logoId: string): string =>
  `/api/${encodeURIComponent(siteId)}/sleeve-logos/${encodeURIComponent(logoId)}`;
