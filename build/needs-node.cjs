// Runs before anything else, so that an old Node says what it lacks and not where it stumbles: no newer syntax here.
var engines = require("../package.json").engines;

var numbersOf = function (version) {
  return version
    .replace(/^[^\d]*/, "")
    .split(".")
    .map(Number);
};

var needed = numbersOf(engines.node);
var own = numbersOf(process.versions.node);

if (own[0] < needed[0] || (own[0] === needed[0] && own[1] < needed[1])) {
  console.error(
    "Sweetshop needs Node.js " +
      needed.join(".") +
      " or newer, and this is " +
      own.join(".") +
      ": nvm use, or nodejs.org.",
  );
  process.exit(1);
}
