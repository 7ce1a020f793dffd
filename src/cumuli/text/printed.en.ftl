### The values of one’s own box: what stands in for them, and how an owner corrects it, in English.

refusal-no-standins = This game has no stand-ins to correct. Choose a different one.
refusal-file-too-big = This file is too large to hold corrections. Choose another one.
refusal-check-often = That was very quick. Wait a moment, then go on.
