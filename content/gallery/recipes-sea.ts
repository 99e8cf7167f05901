/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const SEA = `
1501 | Traditional American | c | Forearm | M | an anchor with a rope and a banner that says "STEADY"
1502 | Minimalist | b | Wrist | F | a small anchor
1503 | Engraving | b | Calf | M | an octopus holding an anchor
1504 | Old School | c | Shoulder | M | an anchor with two swallows and roses
1505 | Dotwork | b | Ankle | O | an anchor with a compass in its ring
1511 | Engraving | b | Half Sleeve | M | a sailing ship in a storm with lightning
1512 | Old School | c | Chest | M | a sailing ship between two roses and a banner that says "HOMEWARD"
1513 | Fine Line | b | Forearm | F | a sailing ship above a calm sea with a crescent moon
1514 | Surreal | b | Back | O | a sailing ship inside a bottle in the clouds
1515 | Watercolor | c | Thigh | M | a sailing ship at sunset in orange and blue
1521 | Engraving | b | Thigh | M | an octopus with curling arms
1522 | Japanese | c | Half Sleeve | M | an octopus in the waves
1523 | Blackwork | b | Shoulder | O | an octopus wrapped around a skull
1524 | Watercolor | c | Calf | F | an octopus in purple ink
1525 | 3D | b | Forearm | M | octopus arms reaching out of a porthole
1531 | Japanese | c | Full Sleeve | M | a koi swimming up through waves with cherry blossoms
1532 | Japanese | b | Calf | F | two koi circling a lotus
1533 | Watercolor | c | Shoulder | F | a koi in red and yellow
1534 | Fine Line | b | Ankle | F | a small koi with ripples
1535 | Negative Space | b | Forearm | O | a koi cut out of a black wave
1541 | Japanese | c | Shoulder | M | a great wave with a red sun
1542 | Minimalist | b | Wrist | O | a single wave in one line
1543 | Geometric | b | Ankle | F | a wave inside a circle
1544 | Blackwork | b | Band | M | a band of waves around the arm
1545 | Abstract | c | Forearm | F | a breaking wave in loose blue strokes
1551 | Fine Line | b | Forearm | M | a compass with mountains and pine trees
1552 | Geometric | b | Chest | M | a compass rose with sacred geometry
1553 | Realistic | b | Forearm | O | an old compass on a world map
1554 | Watercolor | c | Shoulder | F | a compass with splashes of teal
1555 | Engraving | b | Calf | M | a compass with a ship wheel and a rope
1561 | Japanese | c | Full Sleeve | M | a dragon around a katana with cherry blossoms
1562 | Japanese | b | Back | M | a dragon coming out of the clouds with a pearl
1563 | Tribal | b | Calf | M | a tribal dragon
1564 | Blackwork | b | Thigh | F | a western dragon with spread wings on a rock
1565 | Fine Line | b | Forearm | F | a slender dragon winding around a peony
1571 | Ornamental | b | Back | F | Medusa with snakes for hair and a jewel on her brow
1572 | Realistic | b | Thigh | F | Medusa looking down, snakes in her hair
1573 | Neo Traditional | c | Half Sleeve | O | Medusa with roses among the snakes
1574 | Portrait | b | Forearm | F | portrait of Medusa carved in stone
1575 | Engraving | b | Shoulder | M | Medusa head on a round shield
1581 | Japanese | c | Half Sleeve | M | a samurai with a katana and cherry blossoms
1582 | Realistic | b | Back | M | a samurai helmet with a mask and smoke
1583 | Blackwork | b | Forearm | M | a samurai in front of a black sun
1584 | Sketch | b | Calf | O | a samurai drawing the sword, sketched in ink
1585 | Biomechanical | b | Full Sleeve | M | a samurai with mechanical armour
`
