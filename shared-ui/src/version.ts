/**
 * The kit's version (package.json says the same). A remote states the range of kits that it works with; what a number means stands in
 * docs/kit.md.
 */
export const KIT_VERSION = '1.2.0';
