module.exports = require('./run-folder.cjs').tearDown;
