module.exports = "static-file";
