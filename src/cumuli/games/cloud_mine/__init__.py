"""Cloud Mine (Giochi Uniti 2018, by Guido Albini and Martino Chiacchiera): five words for a cloud among others."""
