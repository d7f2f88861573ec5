// Plant, in the page: something late pushes everything down.
addEventListener("load", () =>
  setTimeout(() => {
    const late = document.createElement("p");
    late.style.cssText = "height:60px;margin:0";
    document.body.prepend(late);
  }, 700),
);
