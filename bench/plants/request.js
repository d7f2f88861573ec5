// Plant, in the page: one request more.
addEventListener("load", () => void fetch("/robots.txt?planted"));
