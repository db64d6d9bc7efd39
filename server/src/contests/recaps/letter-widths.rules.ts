/** How wide letters of the card's font are, in thousandths of its size; a test holds them to what is drawn. */
const ASCII: Readonly<Record<Weight, string>> = {
  Medium:
    '200 261 274 599 426 776 564 137 254 254 361 440 189 320 202 363 447 266 415 418 440 420 420 381 429 414 234 207 440 440 440 394 759 436 450 452 463 426 404 457 475 220 435 466 407 530 495 462 445 450 453 426 439 477 457 646 449 442 401 318 363 318 406 392 194 425 431 413 431 417 285 423 432 212 206 421 191 657 432 424 435 435 304 387 275 432 399 575 398 387 365 298 159 298 471',
  SemiBold:
    '200 269 306 606 434 772 581 152 279 279 361 439 199 325 211 386 450 274 425 426 459 428 429 392 434 423 252 218 439 439 439 413 759 456 458 457 468 431 411 462 477 224 443 477 415 538 503 467 453 455 461 434 452 478 471 665 460 456 406 330 386 330 413 405 206 434 437 422 437 426 291 431 439 215 211 433 199 665 439 432 441 441 313 398 282 438 415 592 417 403 368 319 171 319 480',
};
const SIGNS: Readonly<Record<string, number>> = { '’': 165, '–': 377, '−': 440, '…': 679 };
/** Of a letter that is not known: as wide as the widest of the usual ones. */
const WIDEST = 665;

export type Weight = 'Medium' | 'SemiBold';

const widths = Object.fromEntries(Object.entries(ASCII).map(([weight, text]) => [weight, text.split(' ').map(Number)]));

/** How wide a text is at a size, in pixels, a little more rather than less: the spaces between some pairs of letters are smaller. */
export function widthOf(text: string, size: number, weight: Weight): number {
  let sum = 0;
  // An accented letter is as wide as the plain one.
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    sum += SIGNS[letter] ?? widths[weight]?.[(letter.codePointAt(0) ?? 0) - 32] ?? WIDEST;
  return (sum * size) / 1000;
}
