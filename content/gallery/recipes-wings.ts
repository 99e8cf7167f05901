/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const WINGS = `
1301 | Old School | c | Chest | M | an eagle with spread wings and a banner that says "FREE"
1302 | Realistic | b | Back | M | an eagle diving with open talons
1303 | Engraving | b | Shoulder | M | an eagle head in profile
1304 | Geometric | b | Forearm | O | a geometric eagle in flight
1305 | Tribal | b | Chest | M | a tribal eagle across the chest
1311 | Neo Traditional | c | Thigh | F | an owl on a branch with a key and a candle
1312 | Dotwork | b | Back | O | an owl with a crescent moon and stars
1313 | Sketch | b | Forearm | F | an owl face sketched in pencil
1314 | Ornamental | b | Sternum | F | an owl with ornamental feathers and an eye
1315 | Cartoon | c | Calf | O | a small owl reading a book
1321 | Blackwork | b | Forearm | M | a raven with an eye in its beak
1322 | Engraving | b | Shoulder | M | a raven on a skull
1323 | Surreal | b | Half Sleeve | O | a raven whose wing turns into smoke and stars
1324 | Watercolor | c | Back | F | a raven with splashes of blue and purple
1325 | Negative Space | b | Calf | M | a raven cut out of a black moon
1331 | Traditional American | c | Hand | M | a swallow carrying a heart
1332 | Old School | c | Chest | F | two swallows with a ribbon that says "TRUE LOVE"
1333 | Minimalist | b | Wrist | F | three small swallows in flight
1334 | Fine Line | b | Ankle | F | a swallow with a sprig of lavender
1335 | Watercolor | c | Shoulder | F | a swallow in blue with splashes
1341 | Watercolor | c | Shoulder | F | a hummingbird drinking from a hibiscus
1342 | Realistic | c | Forearm | F | a hummingbird at a red flower
1343 | Fine Line | b | Wrist | F | a hummingbird with a single lily
1344 | Neo Traditional | c | Calf | O | a hummingbird with peonies and a key
1345 | Geometric | c | Ankle | F | a geometric hummingbird
1351 | Japanese | c | Back | M | a phoenix rising with flames and clouds
1352 | Neo Traditional | c | Thigh | F | a phoenix with a sun behind it
1353 | Abstract | c | Forearm | O | a phoenix in red and orange brush strokes
1354 | Blackwork | b | Shoulder | M | a phoenix with long tail feathers
1355 | Ornamental | b | Back | F | a phoenix with ornamental wings spread wide
1361 | Watercolor | c | Shoulder | F | a purple and blue butterfly
1362 | Fine Line | b | Finger | F | a tiny butterfly
1363 | 3D | c | Wrist | F | a blue butterfly that seems to sit on the skin
1364 | Dotwork | b | Sternum | F | a butterfly with moon phases below
1365 | Biomechanical | b | Forearm | O | a butterfly with clockwork wings
1371 | Dotwork | b | Sternum | F | a moth with moon phases
1372 | Blackwork | b | Chest | M | a moth with a skull on its back and two candles
1373 | Engraving | b | Thigh | F | a large moth above roses
1374 | Ornamental | b | Back | F | a luna moth with lace and pearls
1375 | Negative Space | b | Forearm | O | a moth cut out of a black sun
1381 | Fine Line | b | Wrist | F | a bee with a sprig of lavender
1382 | Realistic | c | Forearm | O | a honeybee on a sunflower
1383 | Geometric | b | Shoulder | M | a bee inside a honeycomb of hexagons
1384 | Cartoon | c | Ankle | F | a smiling bee with a dotted line behind it
1385 | Engraving | b | Hand | M | a bee seen from above
1391 | Portrait | b | Back | F | portrait of an angel with closed eyes and folded wings
1392 | Realistic | b | Chest | M | an angel kneeling with a sword
1393 | Sketch | b | Forearm | F | angel wings in soft pencil
1394 | Black and White | b | Shoulder | M | an angel with a halo above clouds
1395 | Fine Line | b | Ankle | F | a small angel with a star
1401 | Fine Line | b | Forearm | F | a feather that turns into birds
1402 | Watercolor | c | Ankle | F | a peacock feather in green and blue
1403 | Realistic | b | Forearm | O | a single feather with a drop of ink
1404 | Tribal | b | Calf | M | a tribal feather
1405 | Lettering | b | Wrist | F | a feather with "Let Go"
`
