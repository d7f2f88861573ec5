/** Where a sentence ends and the next one begins: after a stop, perhaps quoted, before a capital letter. */
const BETWEEN = /(?<=[.!?]['’)]?)\s+(?=['(A-Z][^,]{2})/;

const isHeading = (line) => /^#+\s/.test(line);
const isRuler = (line) => /^\|[-| :]+\|$/.test(line);

/** The sentences of a document in Markdown, in order, each with the heading it stands under; a row of a table counts as one. */
export const sentencesOf = (markdown) => {
  const sentences = [];
  let section = "";
  for (const line of markdown.split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    if (isHeading(line)) section = line.replace(/^#+\s+/, "");
    // What stands above the ruler is the head of the table.
    else if (isRuler(line)) sentences.pop();
    else if (line.startsWith("|")) sentences.push({ section, says: line.replace(/^\|\s*|\s*\|$/g, "") });
    else
      for (const says of line.replace(/^[-*]\s+/, "").split(BETWEEN))
        if (says.trim() !== "") sentences.push({ section, says: says.trim() });
  }
  return sentences;
};
