/** Pictures, fonts and style sheets are webpack's to load; a test only needs them to be importable. */
module.exports = 'asset';
