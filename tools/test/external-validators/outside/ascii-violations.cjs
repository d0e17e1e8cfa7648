/**
 * Loaded into Prism, which writes what it objects to as JSON into a header and dies of a Chinese character there: such characters become
 * JSON's escapes.
 */
const { ServerResponse } = require('node:http')

const { setHeader } = ServerResponse.prototype

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * @this {import('node:http').ServerResponse}
 * @param {string} name
 * @param {number | string | readonly string[]} value
 */
ServerResponse.prototype.setHeader = function (name, value) {
  const isViolations = name.toLowerCase() === 'sl-violations' && typeof value === 'string'
  return setHeader.call(this, name, isViolations ? escaped(value) : value)
}
