/**
 * The DES key of the login where none is configured: 8 bytes, hexadecimal. Both sides read `PORTAL_DES_KEY` first.
 * A fixed key in the client hides nothing from readers of the page; TLS protects the password.
 */
export const defaultLoginKey = '133457799BBCDFF1'
