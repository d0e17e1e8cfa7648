/**
 * The DES key of the login where none is configured: 8 bytes, hexadecimal. Both sides read `PORTAL_DES_KEY` first.
 * A fixed client-side key hides nothing from whoever reads the page; TLS is what protects the password.
 */
export const defaultLoginKey = '133457799BBCDFF1'
