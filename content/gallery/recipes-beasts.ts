/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const BEASTS = `
1101 | Realistic | b | Chest | M | a lion with a crown and two roses below the mane
1102 | Engraving | b | Forearm | M | a lion head in profile inside a laurel wreath
1103 | Geometric | b | Shoulder | O | geometric lion head split by a triangle
1104 | Ornamental | b | Thigh | F | a lioness with a mandala behind her head
1105 | Portrait | b | Back | M | portrait of an old lion looking straight at you
1111 | Blackwork | b | Back | M | a wolf howling at the moon above pine trees
1112 | Sketch | b | Forearm | O | loose pencil sketch of a wolf head
1113 | Watercolor | c | Thigh | F | a wolf and a full moon in blue and purple
1114 | Dotwork | b | Calf | M | wolf head with a forest in its fur and a crescent moon above
1115 | Tribal | b | Shoulder | M | a tribal wolf running
1121 | Japanese | c | Full Sleeve | M | a tiger walking through bamboo with waves below
1122 | Traditional American | c | Thigh | M | tiger head with a dagger and red roses
1123 | Geometric | b | Forearm | F | a geometric tiger face
1124 | Negative Space | b | Calf | O | tiger stripes cut out of a black circle
1125 | Neo Traditional | c | Back | F | a tiger with peonies and a crescent moon
1131 | Fine Line | b | Wrist | F | a small bear with mountains on its back
1132 | Engraving | b | Chest | M | a standing bear between two pine trees
1133 | Abstract | c | Shoulder | O | a bear in loose brush strokes
1134 | Cartoon | c | Ankle | F | a sleepy bear holding a tea cup
1135 | Realistic | b | Half Sleeve | M | a grizzly bear in a forest with a river
1141 | Neo Traditional | c | Thigh | F | a fox with a red mushroom
1142 | Minimalist | b | Ankle | F | a fox in a single line
1143 | Watercolor | c | Shoulder | F | a fox head with autumn leaves in orange and red
1144 | Surreal | b | Forearm | O | a fox under a crescent moon and stars
1145 | Sketch | b | Calf | M | a running fox sketched with a few quick lines
1151 | Dotwork | b | Back | O | an elephant head with a lotus on its brow
1152 | Ornamental | b | Thigh | F | an elephant under a mandala with lace
1153 | Minimalist | b | Wrist | F | a small elephant with a heart
1154 | Realistic | b | Shoulder | M | an elephant walking, dust around its feet
1155 | Cartoon | c | Ankle | O | a happy baby elephant with a balloon
1161 | Engraving | b | Chest | M | a horse rearing with a lightning bolt behind
1162 | Abstract | b | Forearm | F | a galloping horse in loose ink strokes
1163 | Fine Line | b | Sternum | F | a horse head with daisies in its mane
1164 | Blackwork | b | Calf | M | a black horse head with a crescent moon
1165 | Biomechanical | b | Half Sleeve | M | a horse head with gears
1171 | Engraving | b | Back | M | a stag head with mountains between the antlers
1172 | Dotwork | b | Sternum | F | stag skull with roses on the antlers
1173 | Geometric | b | Forearm | M | a geometric stag with pine trees
1174 | Watercolor | c | Thigh | F | a stag in a forest at dusk, green and yellow
1175 | Negative Space | b | Calf | O | a stag standing in front of a large black moon
1181 | Traditional American | c | Forearm | M | a snake wrapped around a dagger
1182 | Blackwork | b | Full Sleeve | O | a long snake winding through roses
1183 | Old School | c | Calf | M | a coiled rattlesnake with an apple
1184 | Fine Line | b | Finger | F | a thin snake around the finger
1185 | Japanese | c | Thigh | F | a snake and chrysanthemums
1191 | Blackwork | b | Hand | M | a scorpion seen from above
1192 | Tribal | b | Shoulder | M | a tribal scorpion with a raised tail
1193 | 3D | b | Hand | M | a scorpion that seems to walk on the skin
1194 | Dotwork | b | Ankle | F | a scorpion and its constellation
1195 | Old School | c | Calf | M | a scorpion with a rose
1201 | Tribal | b | Calf | M | a turtle with a patterned shell
1202 | Watercolor | c | Shoulder | F | a turtle swimming in turquoise water
1203 | Fine Line | b | Ankle | F | a small turtle with a wave in its shell
1204 | Realistic | c | Thigh | O | a sea turtle with fish and seaweed
1205 | Ornamental | b | Back | F | a turtle whose shell is a mandala
`
